import type { Texts } from '../locale/texts.ts';

/** Why the page of a component says nothing in a section. */
export interface Omission {
  none: string;
}

/** What to write in a component, with an example that is good and one that is not. */
export interface Advice {
  rule: string;
  good: string;
  bad: string;
}

/** A common mistake as two pictures: names of stories tagged `!autodocs`, which the page shows nowhere else. */
export interface Comparison {
  rule: string;
  good: string;
  bad: string;
}

/** Code of another project that no story can show, such as that of a server. */
export interface CodeExample {
  title: string;
  note: string;
  language: 'tsx' | 'css';
  code: string;
}

/** A state of a control that needs a pointer or a key, which a picture has not. */
export type PseudoState = 'hover' | 'pressed' | 'focus';

/** A part that reacts to a pointer and to keys. */
interface PressablePart {
  /** Finds it in the picture. */
  selector: string;
  /** States that it can have, where it cannot have all: a tab that gets the focus is selected by it. */
  states: readonly PseudoState[];
}

/** A part of a component, and a selector that finds it in the picture of the anatomy. */
export type AnatomyPart = readonly [part: string, description: string, selector?: string];

/** What changes on a narrow screen, with a story to see it in. For designers says what zoom and reduced motion do to all. */
export interface NarrowScreenNotes {
  notes: readonly string[];
  /** @default the first story */
  story?: string;
  /** Name of a second story, which differs from the first on a narrow screen only. */
  variant?: string;
  /** Whether the layout from 1024 px is drawn too, because all other frames of the page are narrower. */
  hasWideLayout?: boolean;
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
  /** What it is not for, and what to take instead. */
  avoid: readonly string[];
  /** Common mistakes, as pictures. */
  comparisons?: readonly Comparison[];
  /** Code beside that of the stories. */
  codeExamples?: readonly CodeExample[];
  /** Its parts, in reading order. */
  anatomy: readonly AnatomyPart[] | Omission;
  /** Name of the story on which the parts are numbered. @default the first one */
  anatomyStory?: string;
  /** Names of the stories that the picture of variants and states consists of, the default among them, although it stands above too. */
  states: readonly string[] | Omission;
  /** Names of the states that take a whole row, because at a third of it they would be cropped or laid out differently: tables, panels. */
  wideStates?: readonly string[];
  /** Parts that react to a pointer and to keys, each with a selector. They are drawn hovered, pressed and focused, where that can be seen. */
  pressable?: Readonly<Record<string, string | PressablePart>>;
  /** Name of the story whose parts are drawn so. @default the first one */
  pressableStory?: string;
  /** Where it matters: what is different at 320 px. */
  narrow?: NarrowScreenNotes;
  /** What to write in it, in Russian, for shoppers. */
  writing: readonly Advice[] | Omission;
  /** Keys and what they do. */
  keyboard: readonly (readonly [keys: string, effect: string])[] | Omission;
  /** What a screen reader announces. */
  screenReader: readonly string[] | Omission;
  /**
   * What depends on the language, besides the texts of the kit, which the page reads from the code of the component: formats of numbers and
   * dates, order of parts, what happens to longer translations. For designers says that right-to-left writing is not supported.
   */
  language?: readonly string[] | undefined;
  /**
   * Names of the texts of its parts that it never displays, because it gives a part its own text or uses another variant of it: all of a part,
   * or one, such as `price.cashback`.
   */
  unusedTexts?: readonly (keyof Texts | `${keyof Texts}.${string}`)[] | undefined;
  /** Components to know beside it, with the difference. */
  related: Readonly<Record<string, string>>;
}

export const isOmission = (section: object): section is Omission => 'none' in section;
