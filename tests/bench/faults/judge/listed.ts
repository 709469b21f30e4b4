/** Texts for the brackets of a SQL `in`. */
export const listed = (values: string[]) => values.map(value => `'${value}'`).join(',') || 'null'
