import type { roles } from '../../ui-kit/src/theme/tokens.ts';

export type Role = keyof typeof roles;

interface RoleDescription {
  purpose: string;
  /** Roles that it may be used on. */
  backgrounds: readonly Role[];
}

const backgrounds = ['page', 'surface', 'tile', 'panel'] as const satisfies Role[];
const pageBackgrounds = ['page', 'surface', 'tile'] as const satisfies Role[];

/** What each role is for. The compiler finds a role that is not described. */
export const roleDescriptions: Record<Role, RoleDescription> = {
  text: { purpose: 'Text and icons', backgrounds },
  muted: { purpose: 'Secondary text: captions, hints, old prices', backgrounds },
  action: { purpose: 'Main buttons, and what is chosen: checkboxes, chips, sizes, sliders', backgrounds },
  'on-action': { purpose: 'Text and icons on `action`', backgrounds: ['action'] },
  focus: { purpose: "The ring around what has the keyboard's focus", backgrounds },
  control: { purpose: 'Borders of fields, checkboxes and outlined buttons', backgrounds },
  border: { purpose: 'Hairlines between content; never the only border of a control', backgrounds: [] },
  sale: { purpose: 'A price that is lower, Meet-price, and the link to such prices; nothing else', backgrounds },
  danger: {
    purpose: 'An error with its text: an invalid field, a failure. A dangerous action is not red: its label says what it does',
    backgrounds,
  },
  success: { purpose: 'Good news with a text: accepted, delivered', backgrounds: pageBackgrounds },
  warning: { purpose: 'Something that needs attention, with a text', backgrounds: pageBackgrounds },
  page: { purpose: 'Background of the page, and of what lies on it with a border', backgrounds: [] },
  surface: { purpose: 'A band or a note that is set apart from the page, without a border', backgrounds: [] },
  panel: { purpose: 'Dialogs and drawers; lighter than the page in the dark theme', backgrounds: [] },
  tile: { purpose: 'Behind pictures while they load; disabled controls', backgrounds: [] },
};
