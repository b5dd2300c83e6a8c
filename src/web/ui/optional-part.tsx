import { Component, type ReactNode } from "react";

interface OptionalPartProps {
  children: ReactNode;
}

/**
 * An error boundary around a part that a screen can do without, such as a chart beside its figures: when it throws
 * while rendering, it is left out and the screen works without it. It is tried again when the screen is next opened.
 */
export class OptionalPart extends Component<OptionalPartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
