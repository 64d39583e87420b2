import type { Texts } from '../locale/texts.ts';

/** Takes the place of a section that a component's page does not have; `none` says why. */
export interface Omission {
  none: string;
}

/** Advice on the texts in a component, with a good and a bad example. */
export interface Advice {
  rule: string;
  good: string;
  bad: string;
}

/** A common mistake, shown by two pictures. `good` and `bad` name stories tagged `!autodocs`, which the page shows nowhere else. */
export interface Comparison {
  rule: string;
  good: string;
  bad: string;
  /** Style sheets that cause the difference, if the pictures do not show the cause. */
  goodCss?: string;
  badCss?: string;
}

/** Code of a project that uses the kit, which no story can show, such as the code of its server. */
export interface CodeExample {
  title: string;
  note: string;
  language: 'tsx' | 'css';
  code: string;
}

/** A kind of project, and what it writes to use the component. */
export interface Setup {
  project: string;
  write: string;
  /** Style sheets or layers in the order in which they apply. The kit's style sheets are called `kit`, and its layer `meet`. */
  order?: readonly string[];
}

/** A state that needs a pointer or a key, so that a picture does not show it by itself. */
export type PseudoState = 'hover' | 'pressed' | 'focus';

/** A part that reacts to a pointer and to keys. */
interface PressablePart {
  /** Selector that finds the part in the picture. */
  selector: string;
  /** States of the part, if it cannot have all of them. For example, a tab that gets the focus is also selected. */
  states: readonly PseudoState[];
}

/** Name and description of a part of a component, with a selector that finds the part in the picture of the anatomy. */
export type AnatomyPart = readonly [part: string, description: string, selector?: string];

/**
 * What changes on a narrow screen, with a story that shows it. The page "For designers" describes the effects of zoom and reduced motion on
 * all components.
 */
export interface NarrowScreenNotes {
  notes: readonly string[];
  /** @default the first story */
  story?: string;
  /** Name of a second story, which differs from the first on a narrow screen only. */
  variant?: string;
  /** Whether the page also draws the layout from 1024 px on. Its other frames are narrower. */
  showsWideLayout?: boolean;
}

/**
 * The manual of a component, beside its stories: what its page in Storybook and the package's llms.txt say of it. Properties are not
 * repeated here, because their comments document them.
 */
export interface Guide {
  /** Version of the package in which the component appeared. */
  since: string;
  /** What the component is for. */
  use: readonly string[];
  /** What the component is not for, and what to take instead. */
  avoid: readonly string[];
  /** Common mistakes, as pictures. */
  comparisons?: readonly Comparison[];
  /** Code examples besides the code of the stories. */
  codeExamples?: readonly CodeExample[];
  /** What different kinds of project write, for a component that is set up and not visible. */
  setups?: readonly Setup[];
  /** Whether the code below each picture is expanded, because the picture does not show what causes it. */
  opensCode?: boolean;
  /** Parts of the component, in reading order. */
  anatomy: readonly AnatomyPart[] | Omission;
  /** Name of the story in whose picture the parts are numbered. @default the first one */
  anatomyStory?: string;
  /**
   * Names of the stories in the picture of variants and states. They include the default state, although the page also displays it above.
   */
  stateStories: readonly string[] | Omission;
  /**
   * Names of those of these stories whose pictures take a whole row, because at a third of the width they would be cropped or laid out
   * differently: tables, panels.
   */
  statesInOwnRow?: readonly string[];
  /**
   * Parts that react to a pointer and to keys, each with a selector. They are drawn hovered, pressed and focused, where that can be seen.
   */
  pressable?: Readonly<Record<string, string | PressablePart>>;
  /** Name of the story in which the pressable parts are drawn. @default the first one */
  pressableStory?: string;
  /** Differences on a screen of 320 px, if they matter. */
  narrow?: NarrowScreenNotes;
  /** Advice on the texts in the component, which are in Russian and for shoppers. */
  writing: readonly Advice[] | Omission;
  /** Keys and what they do. */
  keyboard: readonly (readonly [keys: string, effect: string])[] | Omission;
  /** What a screen reader announces. */
  screenReader: readonly string[] | Omission;
  /**
   * What depends on the language, besides the kit's texts, which the page reads from the component's code: formats of numbers and dates,
   * order of parts, what happens to longer translations. The page "For designers" says that right-to-left writing is not supported.
   */
  language?: readonly string[] | undefined;
  /**
   * Texts that the component's parts have but never display in it, because it passes its own text to a part or uses another variant of the
   * part: all texts of a part, or a single one, such as `price.cashback`.
   */
  unusedTexts?: readonly (keyof Texts | `${keyof Texts}.${string}`)[] | undefined;
  /** Related components, and how each differs from this one. */
  related: Readonly<Record<string, string>>;
}

export const isOmission = (section: object): section is Omission => 'none' in section;
