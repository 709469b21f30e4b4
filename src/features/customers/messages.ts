export const CUSTOMER_REFUSALS = {
  choosesOwnPassword: 'Een wachtwoord kiest de klant zelf, met de link uit de mail.',
  oneByOne: 'Wijzig klanten één voor één.',
} as const
