export const toasterTexts = {
  label: 'Уведомления',
  keys: '{label}, Alt+T или F6',
  close: 'Закрыть уведомление',
};
