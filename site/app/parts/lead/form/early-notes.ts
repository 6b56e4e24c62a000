import { phoneRevealPath } from '#app/paths.ts'
import { CAMPAIGN_PARAMETER, landingKey, MOST_PAGES, REFERRER, visitedKey } from './visits.ts'

/** A number that is masked; its dataset has what is recorded when it is shown, as a query. */
export const REVEALED_BY = 'reveal'
/** Set on it once that is recorded. */
export const REVEAL_RECORDED = 'recorded'

/**
 * The page's first script beside that of presses: it notes the visit as `useVisits` does, and a number that is shown,
 * for a visitor who leaves, or presses, before the page's own scripts run (LEAD-23, PHONE-02).
 */
export const earlyNotes = (tenant: string): string => `(function(){
function note(store,key,change){try{var s=window[store],v=change(JSON.parse(s.getItem(key)));if(v)s.setItem(key,JSON.stringify(v))}catch(e){}}
var params={},campaign=false;
new URLSearchParams(location.search).forEach(function(v,k){params[k]=v;if(${CAMPAIGN_PARAMETER}.test(k))campaign=true});
try{var r=new URL(document.referrer).host;if(r!==location.host)params.${REFERRER}=r}catch(e){}
note("sessionStorage",${JSON.stringify(landingKey(tenant))},function(v){return v&&!campaign?null:params});
note("localStorage",${JSON.stringify(visitedKey(tenant))},function(v){v=Array.isArray(v)?v:[];
return v[v.length-1]===location.pathname?null:v.concat(location.pathname).slice(-${MOST_PAGES})});
addEventListener("toggle",function(e){var d=e.target,s=d&&d.dataset;
if(!s||!d.open||!s.${REVEALED_BY}||s.${REVEAL_RECORDED})return;
try{if(navigator.sendBeacon(${JSON.stringify(phoneRevealPath())},new URLSearchParams(s.${REVEALED_BY})))s.${REVEAL_RECORDED}="1"}catch(e){}
},true)})()`
