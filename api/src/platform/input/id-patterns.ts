// This file imports nothing, because commands that run with little memory load it.

/** Form that the database requires of slugs. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
