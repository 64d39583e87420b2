/** Texts of `Alert`, `Dialog`, `Drawer` and `Popover`. */
export const overlayTexts = {
  close: 'Закрыть',
};
