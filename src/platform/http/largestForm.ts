/** In bytes: what a form may bring at the most, files and all. */
export const MAX_FORM_BYTES = 256 * 1024
