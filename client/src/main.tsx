import { hydratePage } from "./app/hydrate-page.tsx";
import "./app/styles.css";
import { tellSignedOut } from "./lib/offline/workers.ts";
import { nextTask } from "./lib/page/next-task.ts";

tellSignedOut();

const root = document.getElementById("root");
// Reading and running the code was a task of its own.
if (root) void nextTask().then(() => hydratePage(root));
