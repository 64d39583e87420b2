export const phoneFieldTexts = {
  placeholder: '+7 ___ ___-__-__',
};
