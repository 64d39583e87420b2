/** Parts of an address within its city, the last two may be empty. */
interface AddressParts {
  street: string;
  house: string;
  building: string;
  apartment: string;
}

/** An address in one line, without its city: «ул. Баумана, д. 7, корп. 2, кв. 15». */
export const addressLine = ({ street, house, building, apartment }: AddressParts): string =>
  [street, `д.\u00a0${house}`, building && `корп.\u00a0${building}`, apartment && `кв.\u00a0${apartment}`].filter(Boolean).join(', ');
