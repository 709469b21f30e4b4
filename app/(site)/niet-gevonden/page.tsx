import NotFound from '../not-found'

/** The proxy answers an unknown address with this page and status 404: it is whole without a script. */
export default NotFound
