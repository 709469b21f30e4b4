/** What other features, pages and records use of pages and texts. The rest of this folder is private. */
export { articleFeatures } from './articleFeatures'
export { getMenus, listFaqs, listPartners, listProjects, listRegions } from './content'
export { getAbout, getHome, getLandingPages, getPageTexts, getSharedTexts, pageMetadata } from './pageTexts'
export { buildFeed, findPost, listPosts } from './posts'
export {
  rejectUsedMedia,
  rejectUsedProduct,
  rejectUsedRegion,
  rejectUsedService,
  revalidateCollection,
  revalidateGlobal,
  revalidateMedia,
} from './recordHooks'
export { redirectOldPath, resolveRoute } from './resolveRoute'
