/** Where a link of a mail leads to choose a password, and the part of the address that carries its key. */
export const PASSWORD_PATH = '/wachtwoord-instellen'
export const PASSWORD_KEY = 'sleutel'
