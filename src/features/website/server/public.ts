export { articleFeatures } from './articleFeatures'
export { findRegion, listFaqs, listPartners, listRegions } from './content'
export { getMenus } from './navigation'
export {
  getAbout,
  getHome,
  getLandingPages,
  getPageTexts,
  getSharedTexts,
  pageMetadata,
  UNLISTED,
} from './pageTexts'
export { buildFeed, findPost, listPosts } from './posts'
export { findProject, listProjects } from './projects'
export {
  rejectUsedMedia,
  rejectUsedPricedProduct,
  rejectUsedProduct,
  rejectUsedRegion,
  rejectUsedService,
} from './rejectUsed'
export { redirectOldPath, resolveRoute } from './resolveRoute'
export { revalidateCollection, revalidateGlobal, revalidateMedia } from './revalidatePages'
