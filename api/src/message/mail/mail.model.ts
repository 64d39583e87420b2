/** What a mail says. Both of its parts, plain text and HTML, are rendered from it, so that they say the same. */
export interface MailContent {
  subject: string;
  greeting?: string;
  parts: readonly MailPart[];
  /** Links into the shop. The HTML part shows the first as a button. */
  links?: readonly MailLink[];
  /** Why the mail came: small print of the HTML part. */
  because?: string;
}

/** A string is a paragraph. */
export type MailPart = string | EarlyPart | CodePart | GoodsPart | FactsPart;

/** A paragraph that the HTML part shows under the title, wherever it stands in the text. */
export interface EarlyPart {
  early: string;
}

export interface CodePart {
  code: string;
  /** What the code is for; the title of the HTML part. */
  purpose: string;
  /** Sentence that follows. */
  advice: string;
}

export interface GoodsPart {
  goods: readonly GoodsRow[];
  sums?: readonly Sum[];
}

export interface GoodsRow {
  name: string;
  /** Such as «размер 42». */
  detail?: string;
  price?: string;
  /** Such as «до 28 ноября». */
  day?: string;
  /** Page in the shop where something is to be done about it. */
  link?: MailLink;
  /** Address of a picture of 4:5 in the shop; null for goods without one. The row of a letter without pictures has no such field. */
  picture?: string | null;
}

export interface Sum {
  label: string;
  value: string;
  isTotal?: boolean;
}

export interface FactsPart {
  facts: readonly Fact[];
}

export interface Fact {
  label: string;
  value: string;
  /** What joins label and value in the text; a colon by default. */
  joint?: string;
  isStrong?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
  /** What the button of the HTML part says; the label without one. */
  action?: string;
}

/** A mail without its address. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}
