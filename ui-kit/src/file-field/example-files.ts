// jsdom has no object URLs.
if (!('createObjectURL' in URL)) Object.assign(URL, { createObjectURL: () => 'data:,', revokeObjectURL: () => undefined });

/** Small photos of goods, which `createPhoto` pads to the size of photos from a phone. */
const picturesBase64 = {
  green:
    '/9j/2wBDABISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////2wBDARISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////wgARCABgAGADASIAAhEBAxEB/8QAGgABAQADAQEAAAAAAAAAAAAAAAUCBAYDAf/EABcBAQEBAQAAAAAAAAAAAAAAAAABAgP/2gAMAwEAAhADEAAAAOwEAAAAAAAAE3QOhAAAeU4pxos5jaapz7HPjPs309/ge9u0mty8srX2sM40236pNy38ybnR9pfHtuX6jW2rtNWTjYZsZZEZZEbKuJtH6sCwAAAAD//EAC8QAAEDAgUBBgUFAAAAAAAAAAIAAQMEEQUSFVKRIRATIkFRUyAyQmGiMDFAUGT/2gAIAQEAAT8A/qqytGJhy9Rz5Ddn+VYXLUtX1NNJK5gI3/RkkCIXIyZmVdiNmmjA8hhZ2fcp6wpSm7ocoS2cm+7KjqZKaVjZRYvATePojxekH9szocac6qCIYmymbD8ElRBF88gsqjF6eIXyZjJVOJPIUmW5NJGzOL/SSJzN2eQnKzWbtzusz2dYOBS4nBm+i5duI1vdO0IlZ7XJ1JVdXs6KfNe7pyYnV073K3kyurq/Rlg52xGL7sXbiVI1RVyH3rinwr/R+K0o/fbhaVL7w8OtOP3R4dNhZe83C0v1n/FNhkfnKXDJsPp/Mj5UFNBBKEgD4hfo937Z6WKfqQ9fVPhse4+Vpo7z5WmjvPlaa28+Vprbz5WmjvPlaaO8+Vpobj5UeHxAQl4ns/qm+GysrKyt/M//xAAdEQACAQUBAQAAAAAAAAAAAAAAAgESEzFRUiBA/9oACAECAQE/APiZoXJcTouJ0XE6LqbFeGwZKF1BQvMFC6goXUEREYj3/8QAIBEAAgEEAgMBAAAAAAAAAAAAAAECERITUQMgEDBSYf/aAAgBAwEBPwD016NpDnoudamT8ItsalJUiYeTRin8mLk+TByaFBwVH4uey6Wy6Wy57Kt9/wD/2Q==',
  orange:
    '/9j/2wBDABISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////2wBDARISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////wgARCABgAGADASIAAhEBAxEB/8QAGgABAQADAQEAAAAAAAAAAAAAAAUCAwYEAf/EABgBAQADAQAAAAAAAAAAAAAAAAABAgME/9oADAMBAAIQAxAAAADsBAAAAAAAADDVI8lNeqF8jmulSCDCNF6vMzt+O+jL0Y4dVLXO9Fqe/oua6XflT6E29Iumrr5e2RlSRMPGxR1w56j7fmuPn6Tn7t8tmncImF4mBh0Qhfbg5/O6JNX6QAAAAAB//8QAMxAAAgEDAgMEBwkBAAAAAAAAAQIDAAQRBRIhMUEQIDKSFUBRU3GCkSIwM0NSYoGTodH/2gAIAQEAAT8A9elkSJC7nAFQXcFzuEbcV5j7okAZNX95E2ze2bdsxvWgiNJ59rcMADsJABJOAKvbyee9tY7eRlj3p8xJ7091DAuZHAFX+rSs7RRZEqSAAdDQtGlLtK5XcxbavIVbq0TkhzjkKi1C7QY4PU09xc/jPhP0LVjFvu0bogJx3Hljj8TgVqOqvDETBHu9pNMbm7MmTshkYNtPEjFRxRwjCjj1PWpGKqFHiNAAAClmjYvg+HmaLpGm41o93HJdOgzkp23100QCRnDGmlYnNM7npTO4HhqNsruNGbLFqaV2BVFLMeQAyat9Lv3RVFswBOWzwqbRb2Yr9uJQB1NWWizWVzHcNcodnQUpDKCOvZci2MhMytmjHp7cmZaNtanw3JFG0tzzuv8AKa2siuDO/wDFCLSYfyy5/e1Jf28ceIUjU/QU11I/OZvlworKHnLL/Y3/AGpEhK8Cx+JNQpshjT2KB2TwpMhRxkGjo8HR5fOa9DRe9m85o6NF72XzmjocB5tJ5qTSLdBgIKOkwHmi/SvQltnILj4MaGjQ+8m85qHS4YpFkDSEryy5NDu4rFYrFY9c/8QAIREAAQMDBAMAAAAAAAAAAAAAAQACAxEhURASMGETMkH/2gAIAQIBAT8A4dx3daAg6FwFqp8oHZwjK/KMknqomlrbi9U8OLaNRhkXhkwmw3BKDADX7zf/xAAnEQEAAQMACAcAAAAAAAAAAAABAgADEQQQEiEwMWGhFCIyQUJRUv/aAAgBAwEBPwDg7BsOeepE5mohJMg4q3YlLofdFi3+aLNn1Z3VpEiVzyuQKtsCYzMlGkWepXibR8u1T0nIhTdkxY+27txv/9k=',
  white:
    '/9j/2wBDABISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////2wBDARISEhITEhQWFhQcHhseHCkmIiImKT4sMCwwLD5eO0U7O0U7XlNlUk1SZVOWdmhodpatkYqRrdK8vNL/+///////wgARCABgAGADASIAAhEBAxEB/8QAGgABAAIDAQAAAAAAAAAAAAAAAAMEAQIFBv/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/9oADAMBAAIQAxAAAAD2AgAAAAAAAAgwWAAAGcGIoZTXeYUF3Q1n5nTVnFYn0paxYsc2yZnrbE29aU3kr2KQTkoa9EvNx0xzHTHNz0RSuZAIAAAAB//EADEQAAIBAgQDBgMJAAAAAAAAAAECAAMREhQhUwQxkRATIEFRoQVhYiIwM0BDUFLB4f/aAAgBAQABPwD9qaqSyhNRiIJlN3NUqf4/cswUXJjFm5nCA0Vifw0vre/IQrVNrgBvIw8ctI4a6Mhg+I0HOGmHc+gE70jBiABYgW8LaAmY1ucILMTBRLa1Tf6RylwITDqLcx89YQ2Eqlhp5C0pGo/EIGplQtz26RqgHnDWUA3M7xFIK8jA8DYqo6zGJjEU6EzF9sdtUFmNntDQY/q+3+zLvue0y9TcHQzC1rYvYxaZBJxe0wfUek7sepgFhb+4QF10uPn21aQqQ8Kdx+syr7j9ZlX3XmWfdeZZ91pln3XmVfdfrMq24/WJwwBBLMbH1g8NpaWlpb85/8QAFBEBAAAAAAAAAAAAAAAAAAAAUP/aAAgBAgEBPwAT/8QAFBEBAAAAAAAAAAAAAAAAAAAAUP/aAAgBAwEBPwAT/9k=',
};

const createPhoto = (name: string, content: keyof typeof picturesBase64, megabytes: number): File => {
  const picture = Uint8Array.from(atob(picturesBase64[content]), (character) => character.charCodeAt(0));
  return new File([picture, new Uint8Array(megabytes * 1024 * 1024)], name, { type: 'image/jpeg', lastModified: 0 });
};

/** Photos for a review, which the stories attach. */
export const photos: File[] = [
  createPhoto('IMG_2041.jpg', 'green', 2.5),
  createPhoto('IMG_2042.jpg', 'orange', 3.25),
  createPhoto('на снегу после месяца носки каждый день, вид сбоку.jpg', 'white', 1.75),
];

export const heic: File = new File(['…'], 'IMG_2043.heic', { type: 'image/heic', lastModified: 0 });
export const receipt: File = new File(['%PDF-1.7'], 'чек.pdf', { type: 'application/pdf', lastModified: 0 });
