/** What the chat says about itself before its texts are fetched. */
export const CHAT_WORDS = {
  teaser: 'Een vraag? Typ hem hier.',
  notNow: 'Niet nu',
  coming: 'De chat komt eraan…',
  failed: 'De chat opent nu niet. Bel ons op ',
}
