import { Component, type ReactNode } from "react";

interface OptionalPartProps {
  children: ReactNode;
}

/**
 * Around what a screen can do without, such as a picture of the figures beside it: where it breaks off as it is drawn, it
 * is left out and the screen goes on. It is tried again when the screen is next opened.
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
