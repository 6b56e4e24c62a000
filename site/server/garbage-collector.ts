// How the engine's garbage collector is to work in this process; read by it from here on. Imported for that alone.
import { setFlagsFromString } from 'node:v8'

// A collection finds some of every kind of object alive: those of the page just being made. From that the engine
// concludes that they last, and makes all later ones as old objects, which only a full collection frees: 100 kB a page
// instead of 35.
setFlagsFromString('--no-allocation-site-pretenuring')

// A heap may grow to four times what was alive after the last full collection: the engine's own upper bound, which it
// lowers when collecting takes little of the time. It then collected everything again after 10 MB, up to seven times
// for 1,440 uncached pages: up to a tenth of the processor time of each.
setFlagsFromString('--heap-growing-percent=300')

// Of young objects a page leaves so few alive that one thread has collected them before others are awake: asked to help,
// they made a page take a few hundredths more processor time.
setFlagsFromString('--no-parallel-scavenge')
