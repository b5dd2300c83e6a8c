import { createElement, type FunctionComponent } from "react";

/** An icon is decoration: what it stands for is said beside it or by the control that it is in. */
export interface IconProps {
  readonly className?: string;
  readonly strokeWidth?: number;
  readonly "aria-hidden"?: true;
}

export type IconComponent = FunctionComponent<IconProps>;

/** One shape of a drawing: the tag of SVG and its attributes. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * [Note: Icons]
 * An icon is a file of this folder, written by `npm run icons` from the package lucide-react, which only this script
 * needs: its 4,800 files were a quarter of what `npm start` installed. To use a further icon of Lucide, import it
 * (`#web/icons/anchor.ts`) and run the script; it also deletes the icons that nothing imports.
 */
export function icon(...shapes: Shape[]): IconComponent {
  const drawing = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props) {
    return createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      ...drawing,
    );
  };
}
