import { hydratePage } from "./app/hydrate-page.tsx";
import "./app/styles.css";
import { nextTask } from "./lib/page/next-task.ts";
import { tellSignedOut } from "./offline/workers.ts";

tellSignedOut();

const root = document.getElementById("root");
// Reading and running the code was a task of its own.
if (root) void nextTask().then(() => hydratePage(root));
