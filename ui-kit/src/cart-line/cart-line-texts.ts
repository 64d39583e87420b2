export const cartLineTexts = {
  cheaper: 'Стало дешевле на\u00a0{price}',
  dearer: 'Стало дороже на\u00a0{price}',
  unavailable: 'Этот экземпляр купили',
  offer: 'Есть такой же за\u00a0{price}',
  accept: 'Взять за\u00a0{price}',
  check: 'Купить сейчас: {name}',
  removed: '{name}: удалено',
  undo: 'Вернуть',
  remove: 'Удалить: {name}',
};
