/** Stands for every session but the one that asks. */
export const ALL_OTHER_SESSIONS = 'others'
