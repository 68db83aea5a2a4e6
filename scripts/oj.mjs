#!/usr/bin/env node
// The one entry of every command in package.json. What follows here is read by every Node, the rest from this one on.
const OLDEST_NODE = 18;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`[oj] This is Node ${process.versions.node}: Node 20 or newer is needed to begin with; please install it.`);
  process.exit(1);
}
import('./commands.mjs').then(({ main }) => main());
