import box from './runner/box.c?raw';
import cgroup from './runner/cgroup.c?raw';
import errors from './runner/errors.c?raw';
import files from './runner/files.c?raw';
import machine from './runner/machine.c?raw';
import main from './runner/main.c?raw';
import pair from './runner/pair.c?raw';
import program from './runner/program.c?raw';
import request from './runner/request.c?raw';
import runnerHeader from './runner/runner.h?raw';
import seccomp from './runner/seccomp.c?raw';
import supervise from './runner/supervise.c?raw';
import template from './runner/template.c?raw';
import usage from './runner/usage.c?raw';
import watch from './runner/watch.c?raw';

/** The runner's C files, carried inside the bundle: wherever the server runs, it can build its runner. */
export const runnerSources: Readonly<Record<string, string>> = {
  'box.c': box,
  'cgroup.c': cgroup,
  'errors.c': errors,
  'files.c': files,
  'machine.c': machine,
  'main.c': main,
  'pair.c': pair,
  'program.c': program,
  'request.c': request,
  'runner.h': runnerHeader,
  'seccomp.c': seccomp,
  'supervise.c': supervise,
  'template.c': template,
  'usage.c': usage,
  'watch.c': watch,
};
