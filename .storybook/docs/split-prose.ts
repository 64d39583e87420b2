/** A part of a text: plain, code, or the name of a component. */
export interface ProsePart {
  content: string;
  isCode: boolean;
  isComponent: boolean;
}

const isCompound = (name: string) => /[a-z][A-Z]/.test(name);

/** Whether a word names a component. A simple name at the beginning of a sentence is an ordinary word: «Text» in «Text and icons». */
const isComponentName = (word: string, precedingText: string, components: readonly string[]) =>
  components.includes(word) && (isCompound(word) || /[a-z0-9,)`][,;]? \(?$/.test(precedingText));

/** Splits a text at the code between backticks and at the names of components. */
export function splitProse(text: string, components: readonly string[]): ProsePart[] {
  const parts: ProsePart[] = [];
  let precedingText = '';
  const addPart = (content: string, isCode: boolean, isComponent: boolean) => {
    parts.push({ content, isCode, isComponent });
    precedingText += content;
  };
  for (const [index, section] of text.split('`').entries()) {
    if (index % 2 === 1) addPart(section, true, components.includes(section));
    else
      for (const word of section.split(/(\b[A-Z]\w*\b)/)) if (word) addPart(word, false, isComponentName(word, precedingText, components));
  }
  return parts;
}
