import { Component, type ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

interface ErrorBoundaryProps {
  /** A new value (the address) starts afresh. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly resetKey: string;
}

/** Keeps the header and footer when a page fails, and offers to load it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section role="alert" className="page-width py-section">
        <h1 className="font-display text-3xl">This page could not be shown</h1>
        <p className="mt-4 mb-8 max-w-prose text-ink-soft">
          Part of it did not arrive, or it failed while being drawn. What you typed and chose on
          this device is kept.
        </p>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
      </section>
    );
  }
}
