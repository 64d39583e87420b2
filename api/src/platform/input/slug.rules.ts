/** Form that the database requires of slugs. The file imports nothing, because commands load it with little memory. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
