import { takeOver } from "./app/take-over.tsx";
import "./app/styles.css";
import { tellSignedOut } from "./lib/offline/workers.ts";

tellSignedOut();

const root = document.getElementById("root");
if (root) void takeOver(root);
