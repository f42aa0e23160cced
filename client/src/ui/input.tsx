import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./field.tsx";

export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${CONTROL_CLASS} ${className}`} {...rest} />;
}
