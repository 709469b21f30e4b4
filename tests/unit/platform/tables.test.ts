import { expect, test } from 'vitest'
import { TABLES, tableNamers } from '../../support/sourceGraph'

test.each(TABLES)(
  '%s is named in SQL by its repository alone, whose parts others put into their statements',
  table => {
    expect(tableNamers(table)).toHaveLength(1)
  },
)
