export const countdownTexts = {
  remaining: 'Осталось: {time}',
  minutes: { one: 'минута', few: 'минуты', many: 'минут' },
  seconds: { one: 'секунда', few: 'секунды', many: 'секунд' },
};
