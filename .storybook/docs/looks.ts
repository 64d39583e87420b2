import type { PseudoState } from '../../ui-kit/src/internal/guide.ts';

export const pseudoStates: readonly PseudoState[] = ['hover', 'pressed', 'focus'];

/** How each element of a picture looks, always in the same order. */
export type Look = readonly string[];

export interface LookGroups {
  /** States that have a look of their own. Those of one group look alike. */
  pictures: PseudoState[][];
  /** States that look the same as at rest. */
  plain: PseudoState[];
}

const isEqual = (a: Look, b: Look) => a.length === b.length && a.every((part, index) => part === b[index]);

/** Groups states by their look, with one picture for all that look alike, and none for those that look as at rest. */
export function groupLooks(lookAtRest: Look, looks: readonly (readonly [PseudoState, Look])[]): LookGroups {
  const groups: { look: Look; states: PseudoState[] }[] = [];
  const plain: PseudoState[] = [];
  for (const [state, look] of looks) {
    const group = groups.find((other) => isEqual(other.look, look));
    if (isEqual(look, lookAtRest)) plain.push(state);
    else if (group) group.states.push(state);
    else groups.push({ look, states: [state] });
  }
  return { pictures: groups.map(({ states }) => states), plain };
}

const words: Record<PseudoState, string> = { hover: 'hovered', pressed: 'pressed', focus: 'focused' };

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const joinNames = (names: readonly string[], conjunction: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;

/** Caption of a picture of states that look alike: «Hover and pressed». */
export const captionStates = (states: readonly PseudoState[]) => capitalize(joinNames(states, 'and'));

/** Sentence about the states without a look of their own. */
export const describePlain = (states: readonly PseudoState[]) =>
  `No look of its own when ${joinNames(
    states.map((state) => words[state]),
    'or',
  )}.`;
