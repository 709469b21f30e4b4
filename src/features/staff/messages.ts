import { MAX_PASSKEYS } from './model/secondFactor'

export const STAFF_REFUSALS = {
  lastAdmin: 'Er moet altijd één beheerder overblijven.',
  choosesOwnPassword: 'Een wachtwoord kiest je collega zelf, met de link uit de mail.',
  notConfirmed: 'Bevestig eerst met je wachtwoord dat jij het bent.',
} as const

/** Where the log has no name. */
export const AN_ADMIN = 'Een beheerder'

export const FACTOR_MESSAGES = {
  needed: 'Bevestig het inloggen met je tweede stap.',
  setUp: 'Stel eerst een tweede stap in.',
  wrongTotp: 'Deze code klopt niet, of is al gebruikt. Neem de code die nu in de app staat.',
  wrongRecoveryCode: 'Deze herstelcode klopt niet, of is al gebruikt.',
  wrongPasskey: 'De toegangssleutel werd niet herkend. Probeer het nog een keer.',
  expired: 'Dit duurde te lang. Begin opnieuw.',
  lastOne: 'Zonder tweede stap kun je hier niet werken. Voeg eerst een andere toe.',
  tooManyPasskeys: `Je hebt al ${MAX_PASSKEYS} toegangssleutels. Haal er eerst een weg.`,
} as const

export const PASSKEY_MESSAGES = {
  notUsed: 'De toegangssleutel is niet gebruikt. Probeer het nog een keer.',
  known: 'Op dit apparaat staat al een toegangssleutel voor je account.',
} as const
