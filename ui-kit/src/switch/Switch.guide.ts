import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: ['A setting that takes effect at once: notifications, the theme.'],
  avoid: ['Anything that waits for a button «Сохранить»: take Checkbox.', 'A choice between two named options: take RadioGroup.'],
  comparisons: [{ rule: 'A switch acts at once. What waits for a button is a Checkbox.', good: 'AtOnce', bad: 'WithSaveButton' }],
  anatomy: [
    ['Track and thumb', 'filled when on', 'input'],
    ['Label', 'before the track, part of the target', 'label'],
    ['Hint and error', 'below', 'label span span'],
  ],
  anatomyStory: 'On',
  states: ['On', 'Disabled', 'WithError', 'LongLabel'],
  narrow: { story: 'LongLabel', notes: ['The label wraps; the track stays at the end of the row, where the thumb is.'] },
  writing: [{ rule: 'Name the setting, not the state.', good: 'Письма о скидках', bad: 'Включить письма о скидках' }],
  keyboard: [
    ['Tab', 'moves to the switch'],
    ['Space', 'turns it on or off'],
  ],
  screenReader: ['Label, «переключатель», on or off.', 'If saving fails, turn it back and set `error`.'],
  related: { Checkbox: 'sent with a form', RadioGroup: 'named options' },
};
