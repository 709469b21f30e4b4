/**
 * What a question is about. `when` and `unless` read the words of `readQuestion`, which have a space around each.
 * The first in this list is the most urgent; `silences` are topics that it answers along, or that its words only look like.
 */
export type Topic = { id: string; when: RegExp; unless?: RegExp; silences?: readonly string[] | 'all' }
