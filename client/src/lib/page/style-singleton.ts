import { useEffect } from "react";

interface SheetProps {
  readonly styles: string;
}

/**
 * Takes the place of the package `react-style-singleton` in the build (vite.config.ts): the dialogs'
 * scroll lock asks it for styles that hold while the first of its users is mounted. The package
 * writes them into a `<style>` element, which needs 'unsafe-inline' in the Content-Security-Policy;
 * a constructed style sheet needs nothing.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    sheet = undefined;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the package's interface is a factory
  return function Sheet({ styles }: SheetProps): null {
    // The package behaves so too: styles that change while they hold are not applied.
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the first styles count
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
}
