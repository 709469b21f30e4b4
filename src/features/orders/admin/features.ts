import {
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** The server filters, sorts and counts the pages; a table keeps what is shown and open. */
export const features = tableFeatures({ columnVisibilityFeature, rowExpandingFeature, rowSortingFeature })

/** The name stands at the head of its row, and cannot be left out. */
export const NAME_COLUMN = 'name'
