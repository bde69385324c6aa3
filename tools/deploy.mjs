import { parseArgs } from 'node:util';
import { check } from './deploy/checks.mjs';
import { lineOf } from './deploy/commandLine.mjs';
import { commitOf, functionNames, gatherFacts } from './deploy/facts.mjs';
import { planOf } from './deploy/plan.mjs';
import { runSteps } from './deploy/runSteps.mjs';
import { hostedServices } from './deploy/settings.mjs';
import { shell } from './deploy/shell.mjs';
import { fail, setUp, step } from './setup.mjs';

/**
 * `npm run deploy`: puts everything where the public reaches it. With `--dry-run` it checks what it can and
 * prints every step, and runs none.
 */
const usage = `npm run deploy -- [--dry-run] [--project=<id>] [--from=<step>] [--allow-placeholders]

  --dry-run              prints the steps and runs none
  --project              the project in Google Cloud; GOOGLE_CLOUD_PROJECT where it is not given
  --from                 begins at this step, after a deployment that stopped there
  --allow-placeholders   deploys content that the studio has not replaced yet
Environment: SITE_ORIGIN where it is not the one of site.json, EXTRA_ORIGINS.`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        'dry-run': { type: 'boolean' },
        project: { type: 'string' },
        from: { type: 'string' },
        'allow-placeholders': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const dryRun = options['dry-run'] ?? false;
const allowPlaceholders = options['allow-placeholders'] ?? false;
const project = options.project ?? process.env.GOOGLE_CLOUD_PROJECT;

await setUp();
await step('Building the rules', 'lerna', ['run', 'build', '--scope', '@surya/data', '--loglevel', 'warn']);
console.log('▸ Looking around');
const { version, uncommitted } = await commitOf(shell);
const facts = await gatherFacts({ project, dryRun, uncommitted }, process.env, shell);
const { problems, remarks } = check(facts, { dryRun, allowPlaceholders });
for (const remark of remarks) console.log(`  remark: ${remark}`);
for (const problem of problems) console.error(`✗ ${problem}`);

const plan = planOf({
  project: project ?? 'PROJECT',
  siteOrigin: facts.siteOrigin,
  extraOrigins: facts.extraOrigins,
  version,
  hosted: hostedServices(facts.firebase),
  scheduled: functionNames().scheduled,
  release: !allowPlaceholders,
});
const first = options.from ? plan.findIndex(({ id }) => id === options.from) : 0;
if (first < 0) fail(`There is no step "${options.from}". There are ${plan.map(({ id }) => id).join(', ')}.`);
const steps = plan.slice(first);

if (dryRun) {
  for (const [index, { id, title, command, unless }] of steps.entries()) {
    console.log(`\n# ${first + index + 1}. ${title} (${id})`);
    console.log(`${unless ? `${lineOf(unless)} || ` : ''}${lineOf(command)}`);
  }
  console.log(
    problems.length === 0
      ? `\n${steps.length} steps; nothing was run.`
      : `\n${steps.length} steps; nothing was run, and ${problems.length} problems stand in the way (above).`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}
if (problems.length > 0) fail('Nothing was deployed.');

const failed = await runSteps(steps, shell, console.log);
if (!failed) console.log(`${facts.siteOrigin} is deployed, at ${version}.`);
else {
  const done = steps.slice(0, steps.indexOf(failed)).map(({ id }) => id);
  const again = [
    `--project=${project}`,
    `--from=${failed.id}`,
    ...(allowPlaceholders ? ['--allow-placeholders'] : []),
  ];
  console.error(`✗ ${failed.title} failed; its output is above.`);
  console.error(`  Done: ${done.join(', ') || 'nothing'}. Go on with: npm run deploy -- ${again.join(' ')}`);
  process.exitCode = 1;
}
