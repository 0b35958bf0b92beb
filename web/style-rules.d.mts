/** A rule of the style sheet. */
export interface StyleRule {
  /** The layers and media that it stands in, from outside. */
  at: string[];
  /** For each of its selectors the classes that it names. */
  needs: string[][];
  css: string;
}

export function styleRules(css: string): StyleRule[];
