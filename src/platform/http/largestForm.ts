/** In bytes: what a form may bring at the most, files and all. */
export const LARGEST_FORM = 256 * 1024
