/** Texts of `Dialog`, `Drawer` and `Popover`. */
export const overlayTexts = {
  close: 'Закрыть',
};
