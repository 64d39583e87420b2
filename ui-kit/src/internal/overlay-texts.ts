/** Texts that `Alert`, `Dialog`, `Drawer` and `Popover` share. */
export const overlayTexts = {
  close: 'Закрыть',
};
