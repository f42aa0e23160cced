import { Component, type ComponentType, type ReactNode } from "react";

export interface FailureProps {
  readonly error: Error;
  /** Renders the failed part again. */
  readonly onRetry: () => void;
}

interface FailureBoundaryProps {
  /** Stands where the part failed. */
  readonly failure: ComponentType<FailureProps>;
  /** A new value (the address) starts afresh. */
  readonly resetKey?: string;
  readonly onCaught?: () => void;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

/** Keeps the rest of the page when one part of it cannot be fetched or rendered. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<FailureBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onCaught?.();
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { failure: Failure, children } = this.props;
    const { error } = this.state;
    return error ? <Failure error={error} onRetry={this.#retry} /> : children;
  }
}
