/** Where the browser keeps whose prices were chosen. */
export const STORED = 'prijzenVoor'

/** Runs inline before the first paint. The order of the readings hangs on the attribute of the root. */
export const APPLY_STORED_PRICES = `try{if(localStorage.${STORED}==='business')document.documentElement.dataset.prices='business'}catch{}document.documentElement.dataset.switch='on'`
