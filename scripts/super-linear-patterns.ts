import { analyse } from "scslre";
import ts from "typescript";

/** A regular expression that is refused: where it stands, and what to do. */
interface PatternFault {
  /** From 1. */
  readonly line: number;
  readonly pattern: string;
  readonly remedy: string;
  readonly isPutTogether: boolean;
}

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/**
 * The regular expressions of a source file that a text of one repeated character holds for more than
 * linear time, and those that are put together as the program runs, which nobody can look at here.
 */
export function superLinearPatterns(path: string, text: string): PatternFault[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: PatternFault[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    const remedy = pattern && remedyOf(pattern);
    if (remedy) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const isPutTogether = pattern === "unknown";
      faults.push({ line: line + 1, pattern: node.getText(), remedy, isPutTogether });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** The pattern that an expression makes; "unknown" for one that is put together. */
function patternOf(node: ts.Node): Pattern | "unknown" | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() !== "RegExp") return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return "unknown";
  if (flags && !ts.isStringLiteralLike(flags)) return "unknown";
  return { source: source.text, flags: flags?.text ?? "" };
}

function remedyOf(pattern: Pattern | "unknown"): string | null {
  if (pattern === "unknown") return "write it as a literal, so that it can be checked";
  const [report] = analyse(pattern, { maxReports: 1 }).reports;
  if (!report) return null;
  const time = report.exponential ? "exponential" : "quadratic";
  return `takes ${time} time for many ${JSON.stringify(report.character.pick)}: bound its repeats, keep neighbors apart, or match what stands before it (shared/domain/site/metadata/page-metadata.ts)`;
}
