import { parseArgs } from 'node:util';
import { checkDeployment } from './deploy/checkDeployment.mjs';
import { toShellLine } from './deploy/commandLine.mjs';
import { gatherFacts, getCommit, getFunctionNames } from './deploy/facts.mjs';
import { createPlan } from './deploy/plan.mjs';
import { runSteps } from './deploy/runSteps.mjs';
import { getHostedServices } from './deploy/settings.mjs';
import { shell } from './deploy/shell.mjs';
import { fail, getMessage, setUp, step } from './setup.mjs';

/** `npm run deploy`: deploys functions and pages. With `--dry-run` it checks and prints the steps, and runs none. */
const usage = `npm run deploy -- [--dry-run] [--project=<id>] [--from=<step>] [--allow-placeholders]

  --dry-run              print the steps and run none
  --project              the Google Cloud project; default: GOOGLE_CLOUD_PROJECT
  --from                 start at this step, after a deployment that stopped there
  --allow-placeholders   deploy content that still has placeholders
Environment: SITE_ORIGIN (default: the origin in site.json), EXTRA_ORIGINS.`;

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
    console.error(`${getMessage(error)}\n\n${usage}`);
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
console.log('▸ Checking the state before the deployment');
const { version, uncommitted } = await getCommit(shell);
const facts = await gatherFacts({ project, dryRun, uncommitted }, process.env, shell);
const { problems, remarks } = checkDeployment(facts, { dryRun, allowPlaceholders });
for (const remark of remarks) console.log(`  remark: ${remark}`);
for (const problem of problems) console.error(`✗ ${problem}`);

const plan = createPlan({
  project: project ?? 'PROJECT',
  siteOrigin: facts.siteOrigin,
  extraOrigins: facts.extraOrigins,
  version,
  hosted: getHostedServices(facts.firebase),
  scheduled: getFunctionNames().scheduled,
  release: !allowPlaceholders,
});
const first = options.from ? plan.findIndex(({ id }) => id === options.from) : 0;
if (first < 0)
  fail(`There is no step "${options.from}". The steps are ${plan.map(({ id }) => id).join(', ')}.`);
const steps = plan.slice(first);

if (dryRun) {
  for (const [index, { id, title, command, unless }] of steps.entries()) {
    console.log(`\n# ${first + index + 1}. ${title} (${id})`);
    console.log(`${unless ? `${toShellLine({ run: unless })} || ` : ''}${toShellLine(command)}`);
  }
  console.log(
    problems.length === 0
      ? `\n${steps.length} steps; nothing was run.`
      : `\n${steps.length} steps; nothing was run, and ${problems.length} problems prevent a deployment (above).`,
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
  console.error(
    `  Done: ${done.join(', ') || 'nothing'}. Continue with: npm run deploy -- ${again.join(' ')}`,
  );
  process.exitCode = 1;
}
