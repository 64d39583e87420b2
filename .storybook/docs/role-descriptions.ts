import type { roles } from '../../ui-kit/src/theme/tokens.ts';

export type Role = keyof typeof roles;

interface RoleDescription {
  purpose: string;
  /** Roles of the backgrounds on which this role may be used. */
  backgrounds: readonly Role[];
}

const backgrounds = ['page', 'surface', 'tile', 'panel'] as const satisfies Role[];

/** What each role is for. The compiler reports a role without a description. */
export const roleDescriptions: Record<Role, RoleDescription> = {
  text: { purpose: 'Text and icons', backgrounds },
  muted: { purpose: 'Secondary text: captions, hints, old prices', backgrounds },
  action: { purpose: 'Main buttons, and what is chosen: checkboxes, chips, sizes, sliders', backgrounds },
  'on-action': { purpose: 'Text and icons on `action`', backgrounds: ['action'] },
  focus: { purpose: "The ring around what has the keyboard's focus", backgrounds },
  control: { purpose: 'Borders of fields, checkboxes and outlined buttons', backgrounds },
  border: {
    purpose:
      'Hairlines between content, edges of disabled controls and stars not reached of Rating; never the only border of a control that can be used',
    backgrounds: [],
  },
  sale: { purpose: 'A price that is lower, Meet-price with its Badge, and the link to such prices; nothing else', backgrounds },
  danger: {
    purpose: 'An error with its text: an invalid field, a failure. A dangerous action is not red: its label says what it does',
    backgrounds,
  },
  success: { purpose: 'Good news with a text: accepted, delivered', backgrounds },
  warning: { purpose: 'Something that needs attention, with a text, such as a delivery that is late', backgrounds },
  page: { purpose: 'Background of the page, and of what lies on it with a border', backgrounds: [] },
  surface: {
    purpose: 'What is set apart from the page: an Alert, a chosen ChoiceCard, a field that can only be read, a part under the pointer',
    backgrounds: [],
  },
  panel: {
    purpose: 'Dialogs and drawers, lists of Menu, Select and Combobox, popovers; lighter than the page in the dark theme',
    backgrounds: [],
  },
  tile: {
    purpose:
      'What is pressed, disabled or highlighted: a button, a row of a menu or a list, the own row of a table. Also skeletons, avatars, code',
    backgrounds: [],
  },
};
