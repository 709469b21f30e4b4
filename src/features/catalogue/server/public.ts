/** What other features, pages and records use of what is sold. The rest of this folder is private. */
export {
  fillClaims,
  getClaims,
  getDomainPrices,
  getPriceList,
  listHostingExtras,
  listHostingPackages,
  listPriceRecords,
  listProducts,
  listServices,
} from './catalogue'
