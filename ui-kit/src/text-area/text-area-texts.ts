export const textAreaTexts = {
  remaining: 'Осталось {characters}',
  characters: { one: 'знак', few: 'знака', many: 'знаков' },
  full: 'Больше знаков не поместится',
  atMost: 'Осталось не больше {limit} знаков',
};
