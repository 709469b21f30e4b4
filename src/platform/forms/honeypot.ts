/** The name of the field that people cannot see. A form that fills it was not filled by a person. */
export const HONEYPOT = 'website'
