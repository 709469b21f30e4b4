import NotFound from '../not-found'

/** What the proxy answers for an unknown address, with status 404: a whole page, also without a script. */
export default NotFound
