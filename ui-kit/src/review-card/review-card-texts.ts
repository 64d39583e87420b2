export const reviewCardTexts = {
  bought: 'Куплено в\u00a0{brand}',
  pending: 'На\u00a0проверке: пока отзыв видите только вы',
  rejected: 'Не\u00a0опубликован: отзыв видите только вы. Измените его, и\u00a0мы проверим ещё\u00a0раз',
  advantages: 'Достоинства',
  disadvantages: 'Недостатки',
  photos: 'Фото',
  photo: 'Фото {number} из\u00a0отзыва: {author}',
};
